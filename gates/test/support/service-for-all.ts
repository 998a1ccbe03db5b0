import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startPartnerService } from './partner-service.js';

/** One service for all suites that need one: filling an embedded store takes seconds. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { close, directory, ...service } = await startPartnerService();
  project.provide('service', service);
  return async () => {
    await close();
    await rm(directory, { recursive: true });
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where it listens, and a key with every scope. */
    service: { readonly address: string; readonly apiKey: string };
  }
}
