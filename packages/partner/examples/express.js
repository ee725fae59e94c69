import { fileURLToPath } from 'node:url';
import express from 'express';
import { Logins } from './logins.js';
import { beginLogin, discover, finishLogin } from './oidc.js';
import { pageOf } from './page.js';

const { ISSUER, CLIENT_ID, CLIENT_SECRET, PORT = '3000', URL: ownUrl = `http://127.0.0.1:${PORT}` } = process.env;
const client = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, redirectUri: `${ownUrl}/back` };
const metadata = await discover(ISSUER);
const logins = new Logins();

const app = express();
app.use('/button', express.static(fileURLToPath(new URL('../button', import.meta.url))));
app.get('/', (request, response) => {
  response.send(pageOf(logins.person(request.headers.cookie)));
});
app.get('/login', (_request, response) => {
  const { url, login } = beginLogin(metadata, client);
  response.set('Set-Cookie', logins.begin(login)).redirect(url);
});
app.get('/back', async (request, response) => {
  const answer = new URL(request.originalUrl, ownUrl).searchParams;
  const person = await finishLogin(metadata, client, answer, logins.take(request.headers.cookie));
  // On to an address without the code: it would stay in the history.
  response.set('Set-Cookie', logins.signIn(person)).redirect('/');
});
app.use((error, _request, response, _next) => {
  response.status(400).type('text/plain').send(error.message);
});
app.listen(Number(PORT), '127.0.0.1', () => console.log(`${ownUrl} is open`));
