import { expect, test } from 'vitest';
import { withoutDescriptions } from '#scripts/build/without-descriptions.ts';

test('descriptions and summaries of objects are left out of a page’s code, and nothing else', () => {
  const code = `const a = {id:'a',description:'It waits.',on:{b:{summary:\`in \${DAYS} days\`}},isFinal:true};`;
  expect(withoutDescriptions(code)).toBe(`const a = {id:'a',on:{b:{}},isFinal:true};`);
});

test('a value that the code reads or computes under these names stays', () => {
  const code = "const { description } = styles; f(node.description, { description }, { description: say('x') }, { [description]: 'y' });";
  expect(withoutDescriptions(code)).toBe(code);
});
