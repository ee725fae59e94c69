import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

/** Valid HTML by the standard, and accessible as far as markup tells; each rule that is off says why. */
const RULES: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // `list-style: none` takes a list out of VoiceOver's rotor; the role brings it back (`src/ui/styles/reset.css`).
    'no-redundant-role': 'off',
    // A list may have a name (ARIA 1.2, 5.2.8.4); the rule alone would keep names to controls and landmarks.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
};

const TEMPLATE = /<template[^>]*>([\s\S]*?)<\/template>/g;

const validator = new HtmlValidate(new StaticConfigLoader(RULES));

/** What is wrong with a document as a server sends it or as a browser writes it out, a line each. */
export async function faultsOfHtml(html: string): Promise<string[]> {
  // The content of a template is no part of the document.
  const parts = [html.replace(TEMPLATE, ''), ...[...html.matchAll(TEMPLATE)].map(([, content = '']) => content)];
  const reports = await Promise.all(parts.map((part) => validator.validateString(part)));
  const messages = reports.flatMap(({ results }) => results.flatMap((result) => result.messages));
  return [...new Set(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`))];
}
