/** Gives the page a camera and a reader of bar codes that finds the given codes; returns what takes both away again. */
export function withCamera(codes: () => readonly string[]): () => void {
  const { mediaDevices } = navigator;
  const original = mediaDevices.getUserMedia;
  globalThis.BarcodeDetector = class {
    detect = () => Promise.resolve(codes().map((rawValue) => ({ rawValue })));
  };
  mediaDevices.getUserMedia = () => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
    return Promise.resolve(canvas.captureStream(5));
  };
  return () => {
    globalThis.BarcodeDetector = undefined;
    mediaDevices.getUserMedia = original;
  };
}
