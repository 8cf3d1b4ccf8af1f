const worker = new Worker(new URL('./items.worker.ts', import.meta.url), { type: 'module' });
worker.onmessage = ({ data }: MessageEvent<string>) => {
  document.getElementById('root')!.textContent = data;
};
worker.postMessage('ALP-1:2, ALP-2 x 3');
