// The limit of R1: Koa with its router writing the same 50 rows again and again, without a database, a login or a permission.
import Router from '@koa/router';
import Koa from 'koa';
import { readJsonBody } from '../src/http/request-body.js';

const answer = JSON.parse(process.env['BENCH_ANSWER'] ?? '{}') as unknown;
const router = new Router();
router.post('/find', async (ctx) => {
  await readJsonBody(ctx.req, 1_000_000);
  ctx.body = answer;
});
const app = new Koa();
app.use(router.routes());
app.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('ready\n'));
