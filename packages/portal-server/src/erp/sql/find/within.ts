/** What a promise gives within that many milliseconds (0: what it has given already), else null; it goes on by itself. */
export function within<Value>(ms: number, answer: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const late = () => resolve(null);
    if (ms === 0) setImmediate(late);
    else {
      const timer = setTimeout(late, ms);
      void answer.finally(() => clearTimeout(timer)).catch(() => {});
    }
    answer.then(resolve, reject);
  });
}
