// A server of a test's own, of which the test decides when it ends, and how.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { test } from '@playwright/test';

import { rookie } from '../playwright.config';

export interface Server {
  address: string;
  end: (signal?: NodeJS.Signals) => Promise<void>;
}

interface Choices {
  page?: string; // a folder
  port?: number;
  store?: string; // a file
}

// Ready when it says so.
export async function startServer({ page = 'dist', port = 0, store = newStore() }: Choices = {}): Promise<Server> {
  const listen = ['--listen', `127.0.0.1:${port}`];
  const server = spawn(rookie, ['serve', ...listen, '--page', page, '--store', `sqlite:${store}`], { stdio: 'pipe' });
  const ended = once(server, 'exit');
  let said = '';
  for await (const piece of server.stdout) {
    said += String(piece);
    if (said.includes('Ctrl-C')) break;
  }
  const [address = ''] = /http:\S+/.exec(said) ?? [];
  return {
    address,
    end: async (signal = 'SIGTERM') => {
      server.kill(signal);
      await ended;
    },
  };
}

export const newStore = () => test.info().outputPath('tables.db');
