import { useNumberFormatter } from 'react-aria/useNumberFormatter';

/** Formats a number of bytes for people: `532 kB`, `2,4 MB`. */
export function useFileSize(bytes: number): string {
  const isLarge = bytes >= 1024 * 1024;
  const unit = isLarge ? 'megabyte' : bytes >= 1024 ? 'kilobyte' : 'byte';
  const format = useNumberFormatter({ style: 'unit', unit, maximumFractionDigits: isLarge ? 1 : 0 });
  return format.format(isLarge ? bytes / 1024 / 1024 : bytes >= 1024 ? bytes / 1024 : bytes);
}
