const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text) => String(text).replace(/[&<>"]/g, (letter) => ESCAPES[letter]);

const signedIn = ({ person }) => `<p>Hello ${escaped(person.nickname ?? person.sub)}</p>
<form method="post" action="/logout"><button>Log out</button></form>`;

/** The partner's page: the button, or who is signed in. */
export const pageOf = (session, { refused = false } = {}) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Campus Notes</title>
<script type="module" src="/button/madang-login.js"></script>
${refused ? '<p role="status">You did not log in.</p>' : ''}
${session === undefined ? '<madang-login href="/login"></madang-login>' : signedIn(session)}
</html>
`;
