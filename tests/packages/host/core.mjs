// A script of a partner: the rules of the core in plain Node.
import { ApiError, createClient, login } from '@kontor/portal-core';

const client = createClient({
  transport: async (request) => {
    const response = await fetch(process.argv[2] + request.path, request);
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      text: () => response.text(),
      stream: response.body,
    };
  },
});
const { token } = await client.call(login, { body: { username: 'alpenshop', password: 'kontor-demo' } });
const refused = await client
  .call(login, { body: { username: 'alpenshop', password: 'wrong' } })
  .catch((error) => (error instanceof ApiError ? error.code : 'another error'));
console.log(JSON.stringify({ parts: token.split('.').length, refused }));
