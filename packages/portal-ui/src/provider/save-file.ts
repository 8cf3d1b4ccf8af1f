/** Milliseconds within which the browser has to begin reading the file. */
const KEPT_FOR = 60_000;

/** Saves a file through the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
}
