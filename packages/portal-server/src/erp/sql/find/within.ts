/** The value of a promise within that many milliseconds (0: only when it has settled already), else null. The promise itself goes on. */
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
