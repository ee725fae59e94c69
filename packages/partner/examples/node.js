import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { Logins } from './logins.js';
import { beginLogin, discover, finishLogin } from './oidc.js';
import { pageOf } from './page.js';

const { ISSUER, CLIENT_ID, CLIENT_SECRET, PORT = '3000', URL: ownUrl = `http://127.0.0.1:${PORT}` } = process.env;
const client = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, redirectUri: `${ownUrl}/back` };
const metadata = await discover(ISSUER);
const logins = new Logins();

const routes = {
  '/': async ({ cookies }) => ({ body: pageOf(logins.person(cookies)) }),
  '/login': async () => {
    const { url, login } = beginLogin(metadata, client);
    return { location: url, cookie: logins.begin(login) };
  },
  '/back': async ({ cookies, query }) => {
    const person = await finishLogin(metadata, client, query, logins.take(cookies));
    // On to an address without the code: it would stay in the history.
    return { location: '/', cookie: logins.signIn(person) };
  },
};
for (const file of ['madang-login.js', 'texts.js']) {
  routes[`/button/${file}`] = async () => ({
    body: await readFile(new URL(`../button/${file}`, import.meta.url)),
    type: 'text/javascript',
  });
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, ownUrl);
  const route = routes[pathname];
  if (route === undefined) return response.writeHead(404).end();
  const answer = await route({ cookies: request.headers.cookie, query: searchParams }).catch((error) => ({
    status: 400,
    body: error.message,
  }));
  const { location, cookie, body, type = 'text/html' } = answer;
  response.writeHead(answer.status ?? (location === undefined ? 200 : 302), {
    'Content-Type': `${answer.status === undefined ? type : 'text/plain'}; charset=utf-8`,
    ...(location !== undefined && { Location: location }),
    ...(cookie !== undefined && { 'Set-Cookie': cookie }),
  });
  return response.end(body);
}).listen(Number(PORT), '127.0.0.1', () => console.log(`${ownUrl} is open`));
