import { createServer } from 'node:net';

/** Systems give ports from 32768 on to any program that asks, so none of these is given away between the choice and its use. */
const FIRST_PORT = 11_000;
const BLOCKS = 680;
/** A server that is given `PORT` alone takes the ports beside it as well. */
const BLOCK = 32;
const TRIES = 50;

/** A port of this machine that is free now, with the ports beside it that a server takes by default. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = FIRST_PORT + BLOCK * Math.floor(Math.random() * BLOCKS);
    const isFree = await Promise.all(Array.from({ length: BLOCK }, (_, beside) => canListen(port + beside)));
    if (isFree.every(Boolean)) return port;
  }
  throw new Error(`No ${BLOCK} ports in a row are free between ${FIRST_PORT} and ${FIRST_PORT + BLOCK * BLOCKS}.`);
}

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
