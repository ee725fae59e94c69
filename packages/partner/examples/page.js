const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text) => String(text).replace(/[&<>"]/g, (letter) => ESCAPES[letter]);

/** The partner's page: the button, or who is signed in. */
export const pageOf = (person) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Campus Notes</title>
<script type="module" src="/button/madang-login.js"></script>
${person === undefined ? '<madang-login href="/login"></madang-login>' : `<p>Hello ${escaped(person.nickname ?? person.sub)}</p>`}
</html>
`;
