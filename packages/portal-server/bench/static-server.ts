// The limit of R1: Koa with its router writing the same 50 rows again and again, without a database, a login or a permission.
import Router from '@koa/router';
import Koa from 'koa';
import { koaBody } from 'koa-body';

const answer = JSON.parse(process.env['BENCH_ANSWER'] ?? '{}') as unknown;
const router = new Router();
router.post('/find', koaBody({ jsonLimit: 1_000_000 }), (ctx) => {
  ctx.body = answer;
});
const app = new Koa();
app.use(router.routes());
app.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('ready\n'));
