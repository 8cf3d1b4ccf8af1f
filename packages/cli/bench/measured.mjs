import { spawn } from 'node:child_process';

const USAGE_HOOK = `data:text/javascript,import{writeSync}from'node:fs';process.on('exit',()=>writeSync(3,JSON.stringify(process.resourceUsage())))`;

/** Runs a Node program; answers seconds, CPU seconds and the largest memory in MB. */
export function measured(file, args) {
  return new Promise((resolve, reject) => {
    const began = process.hrtime.bigint();
    const child = spawn(process.execPath, ['--import', USAGE_HOOK, file, ...args], {
      stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    });
    let usage = '';
    child.stdio[3].setEncoding('utf8').on('data', (text) => (usage += text));
    child.once('close', (code) => {
      if (code !== 0) return reject(new Error(`${file} ended with ${code}`));
      const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(usage);
      const seconds = Number(process.hrtime.bigint() - began) / 1e9;
      resolve({ seconds, cpu: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 });
    });
  });
}
