import type { PublishedPackage } from '../repository.js';
import { runCommand } from '../run-command.js';

/**
 * Whether a version is published: publishing leaves a tag.
 * @throws Error where there is no git to ask.
 */
export async function isPublished(name: PublishedPackage, version: string): Promise<boolean> {
  const { code, output } = await runCommand('git', ['tag', '--list', `@partner-api/${name}@${version}`]);
  if (code !== 0) throw new Error('Whether the version is published cannot be told without git');
  return output.trim() !== '';
}
