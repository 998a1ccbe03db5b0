import type { Doubt, HeldChange } from '@partner-api/storage';
import type { CommandContext } from '../command.js';
import type { Format } from '../formats/format.js';
import { abbreviatedList, LIST_LIMIT } from './abbreviated-list.js';
import type { ImportOptions } from './import-options.js';

/** Handles the doubtful records of one import. */
export class ImportQuarantine {
  readonly #context: Pick<CommandContext, 'store' | 'clock'>;
  readonly #options: ImportOptions;
  readonly #format: Format;
  /** IDs held since earlier imports; read at the first use. */
  #heldBefore: Set<string> | null = null;
  readonly #ids: string[] = [];
  #held = 0;

  constructor(context: Pick<CommandContext, 'store' | 'clock'>, options: ImportOptions, format: Format) {
    this.#context = context;
    this.#options = options;
    this.#format = format;
  }

  /** Returns whether the change is held or was rejected before; otherwise the caller publishes it. */
  async takes(change: HeldChange['change'], doubts: readonly Doubt[]): Promise<boolean> {
    if (this.#options.doubtful === 'warn') return false;
    const { store, clock } = this.#context;
    const { style, updateReason } = this.#format;
    const held = { change, style, updateReason, doubts, input: this.#options.name };
    const outcome = this.#options.dryRun ? 'held' : await store.quarantine.hold(held, clock());
    if (outcome === 'released') return false;
    const { id } = change.record;
    if (outcome === 'held') {
      (await this.#heldIds()).add(id);
      this.#held += 1;
      if (this.#ids.length < LIST_LIMIT) this.#ids.push(id);
    }
    return true;
  }

  /** Removes the held version of a record for which a later change needs no review. */
  async supersede(id: string): Promise<void> {
    const waiting = await this.#heldIds();
    if (!waiting.delete(id) || this.#options.dryRun) return;
    await this.#context.store.quarantine.drop([id]);
  }

  explain(report: CommandContext['report']): void {
    if (this.#held === 0) return;
    const message = `Held for review and not served, because a text may reveal where people at risk are or will be: ${abbreviatedList(this.#ids, this.#held)}. Run \`quarantine list\`, then \`quarantine release\` or \`quarantine reject\` for each.`;
    report({ type: 'note', message });
  }

  async #heldIds(): Promise<Set<string>> {
    this.#heldBefore ??= new Set(
      (await this.#context.store.quarantine.list()).map(({ change }) => change.record.id),
    );
    return this.#heldBefore;
  }
}
