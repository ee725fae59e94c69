import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { CallName } from '#contract/calls.ts';
import type { Text } from '#machines/bindings/define-bindings.ts';
import { EMAIL, PASSWORD } from '#machines/samples.ts';
import type { Visit } from '#statewalk/at/started.ts';
import type { Say, Values } from '#tests/journeys/support/say.ts';
import { Client } from './client.ts';
import { HeldCalls } from './held-calls.ts';
import type { Mailbox } from './mailbox.ts';
import { type Account, makeAccount, newWord, prove } from './make-account.ts';

interface Joined {
  readonly account: Account;
  /** Another browser than the page's, signed in to it. */
  readonly client: Client;
}

export interface PersonOptions {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly address: string;
  readonly language: string;
  readonly say: Say;
  readonly mailbox: Mailbox;
}

/** A person at the started server, with what a helper of theirs does over the API. */
export class Person implements Visit {
  readonly context: BrowserContext;
  page: Page;
  readonly instead = new Map<string, string>();
  readonly say: Say;
  readonly calls: HeldCalls;
  readonly mailbox: Mailbox;
  readonly address: string;
  private readonly language: string;
  private readonly accounts = new Map<string, Joined>();

  constructor({ context, page, address, language, say, mailbox }: PersonOptions) {
    this.context = context;
    this.page = page;
    this.address = address;
    this.language = language;
    this.say = say;
    this.mailbox = mailbox;
    this.calls = new HeldCalls(context);
    this.instead.set(EMAIL, this.newEmail());
  }

  async close(): Promise<void> {
    this.calls.hold([]);
    await this.context.close();
  }

  newEmail(): string {
    return this.mailbox.addressOf(`at-${newWord()}`);
  }

  /** What stands here for a sample of the model; one without is its own. */
  here(sample: string): string {
    return this.instead.get(sample) ?? sample;
  }

  /** Another browser than the page's. */
  client(): Client {
    return new Client(this.address, this.language);
  }

  /** Makes an account with an email, unless this person has made it before. Its client is signed in. */
  async account(email: string, more: { readonly nickname?: string; readonly uvrsId?: string } = {}): Promise<Joined> {
    const known = this.accounts.get(email);
    if (known !== undefined) return known;
    const client = this.client();
    const account = await makeAccount(client, this.mailbox, { email, ...more });
    const joined = { account, client };
    this.accounts.set(email, joined);
    return joined;
  }

  /** A further tab of the same browser. */
  async otherTab(): Promise<Person> {
    return Object.assign(Object.create(this) as Person, { page: await this.context.newPage() });
  }

  /** Another person, in a browser of their own. */
  async anotherPerson(): Promise<Person> {
    const browser = this.context.browser();
    if (browser === null) throw new Error('the context has no browser');
    const { address, language, say, mailbox } = this;
    const context = await browser.newContext({ locale: language, viewport: { width: 420, height: 800 }, reducedMotion: 'reduce' });
    return new Person({ context, page: await context.newPage(), address, language, say, mailbox });
  }

  /** One more browser that is signed in to an account of this person. */
  async signedIn(email: string): Promise<Client> {
    const client = this.client();
    client.signIn(await client.call('emailLogin', { authMthd: 1, authId: email, pswd: PASSWORD }));
    return client;
  }

  /** Confirms an email in this browser. */
  async prove(client: Client, email: string): Promise<void> {
    await prove(client, this.mailbox, email);
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(new URL(path, this.address).href);
  }

  get top(): Locator {
    return this.page.locator('dialog[open]').last();
  }

  async press(text: Text, values?: Values): Promise<void> {
    await this.page.waitForFunction(() => document.querySelector('[data-dialog-panel][data-resting]') === null);
    await this.top.getByRole('button', { name: this.say(text, values), exact: true }).click();
  }

  async inHeader(text: Text): Promise<void> {
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: this.say(text), exact: true })
      .click();
  }

  async fill(label: Text, value: string): Promise<void> {
    await this.top.getByLabel(this.say(label), { exact: true }).fill(value);
  }

  async sees(flow: string, state: string): Promise<void> {
    await this.page.locator(`[data-flow="${flow}"][data-state~="${state}"]`).first().waitFor();
  }

  /** The calls of the flow that is entered wait from now on: for entries whose last press makes one. */
  holdNow(): void {
    this.calls.hold(this.held);
  }

  /** Calls of the flow that is entered. */
  held: readonly CallName[] = [];
}
