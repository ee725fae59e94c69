import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { edited, elementsOf, textOf } from '../../server/site/html-source.ts';
import { contentSecurityPolicy } from '../../server/site/security-headers.ts';

const PAGE = `<!doctype html><html><head><meta charset="utf-8"><!-- <script>commented()</script> -->
<script data-of="a>b">run("<style>no</style>")</script><script src="/a.js"></script></head>
<body><svg><title>mark</title><style>p{color:red}</style></svg><p title="<script>quoted()</script>">text</p></body></html>`;

test('elements are found where a browser finds them, by their place in the text', () => {
  const found = elementsOf(PAGE).map(({ name, content }) => [name, textOf(PAGE, content)]);
  expect(found.filter(([name]) => name === 'script' || name === 'style' || name === 'title')).toEqual([
    ['script', 'run("<style>no</style>")'],
    ['script', ''],
    ['style', 'p{color:red}'],
  ]);
  const [attribute] = elementsOf(PAGE).flatMap(({ attributes }) => attributes.get('data-of') ?? []);
  expect(attribute && [attribute.value, textOf(PAGE, attribute)]).toEqual(['a>b', 'data-of="a>b"']);
});

test('an edit leaves all else as it is', () => {
  const [text] = elementsOf(PAGE).filter(({ name }) => name === 'p');
  const edits = text === undefined ? [] : [{ ...text.content, text: 'other' }];
  expect(edited(PAGE, edits)).toBe(PAGE.replace('>text<', '>other<'));
});

test('[SHELL-8] the policy allows the scripts that a browser would run, and none that stands in a comment or an attribute', () => {
  const hash = createHash('sha256').update('run("<style>no</style>")').digest('base64');
  const policy = contentSecurityPolicy(PAGE, { worldUrl: 'https://world.example' }).split('; ');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
});
