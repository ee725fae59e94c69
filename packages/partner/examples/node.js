import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { Logins } from './logins.js';
import { beginLogin, discover, finishLogin, logoutUrl } from './oidc.js';
import { pageOf } from './page.js';

const { ISSUER, CLIENT_ID, CLIENT_SECRET, PORT = '3000', URL: ownUrl = `http://127.0.0.1:${PORT}` } = process.env;
const client = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, redirectUri: `${ownUrl}/back` };
const metadata = await discover(ISSUER);
const logins = new Logins({ secure: ownUrl.startsWith('https:') });

const routes = {
  'GET /': async ({ cookies, query }) => ({ body: pageOf(logins.session(cookies), { refused: query.has('refused') }) }),
  'GET /login': async () => {
    const { url, login } = beginLogin(metadata, client);
    return { location: url, cookie: logins.begin(login) };
  },
  'GET /back': async ({ cookies, query }) => {
    const session = await finishLogin(metadata, client, query, logins.take(cookies));
    if (session === undefined) return { location: '/?refused' };
    // On to an address without the code: it would stay in the history.
    return { location: '/', cookie: logins.signIn(session) };
  },
  'POST /logout': async ({ cookies }) => {
    const session = logins.signOut(cookies);
    return { location: session === undefined ? '/' : logoutUrl(metadata, session.idToken, `${ownUrl}/`) };
  },
};
for (const file of ['madang-login.js', 'texts.js']) {
  routes[`GET /button/${file}`] = async () => ({
    body: await readFile(new URL(`../button/${file}`, import.meta.url)),
    type: 'text/javascript',
  });
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, ownUrl);
  const route = routes[`${request.method} ${pathname}`];
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
