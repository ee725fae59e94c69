import type { BrowserContext } from 'playwright-core';

const seen = new WeakMap<BrowserContext, string[]>();
const tolerated = new WeakSet<BrowserContext>();

/** How a page says it: Chromium in the console, and every browser by the event, which is written there too. */
const VIOLATION_TEXT = /Content.Security.Policy|TrustedHTML|TrustedScript/;

/** Whatever page, window or frame of the context breaks its content security policy, or its Trusted Types: the test fails. */
export async function failOnViolations(context: BrowserContext): Promise<void> {
  const violations: string[] = [];
  seen.set(context, violations);
  // Firefox says nothing on the console.
  await context.addInitScript(tellOfViolations);
  context.on('console', (message) => {
    const text = message.text();
    if (!VIOLATION_TEXT.test(text)) return;
    violations.push(text);
    if (!tolerated.has(context)) throw new Error(`a page broke its policy: ${text}`);
  });
}

function tellOfViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    console.error(`Content-Security-Policy: ${effectiveDirective} blocked ${blockedURI} (${sourceFile}:${lineNumber})`),
  );
}

/** For tests that break a policy on purpose: what has been seen, as it comes. */
export function tolerateViolations(context: BrowserContext): readonly string[] {
  tolerated.add(context);
  return seen.get(context) ?? [];
}
