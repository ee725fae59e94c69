import { fileURLToPath } from 'node:url';
import express from 'express';
import { Logins } from './logins.js';
import { beginLogin, discover, finishLogin, logoutUrl } from './oidc.js';
import { pageOf } from './page.js';

const { ISSUER, CLIENT_ID, CLIENT_SECRET, PORT = '3000', URL: ownUrl = `http://127.0.0.1:${PORT}` } = process.env;
const client = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, redirectUri: `${ownUrl}/back` };
const metadata = await discover(ISSUER);
const logins = new Logins({ secure: ownUrl.startsWith('https:') });

const app = express();
app.use('/button', express.static(fileURLToPath(new URL('../button', import.meta.url))));
app.get('/', (request, response) => {
  response.send(pageOf(logins.session(request.headers.cookie), { refused: 'refused' in request.query }));
});
app.get('/login', (_request, response) => {
  const { url, login } = beginLogin(metadata, client);
  response.set('Set-Cookie', logins.begin(login)).redirect(url);
});
app.get('/back', async (request, response) => {
  const answer = new URL(request.originalUrl, ownUrl).searchParams;
  const session = await finishLogin(metadata, client, answer, logins.take(request.headers.cookie));
  if (session === undefined) return response.redirect('/?refused');
  // On to an address without the code: it would stay in the history.
  return response.set('Set-Cookie', logins.signIn(session)).redirect('/');
});
app.post('/logout', (request, response) => {
  const session = logins.signOut(request.headers.cookie);
  response.redirect(session === undefined ? '/' : logoutUrl(metadata, session.idToken, `${ownUrl}/`));
});
app.use((error, _request, response, _next) => {
  response.status(400).type('text/plain').send(error.message);
});
app.listen(Number(PORT), '127.0.0.1', () => console.log(`${ownUrl} is open`));
