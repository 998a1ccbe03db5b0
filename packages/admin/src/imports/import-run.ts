import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Outcome } from '@partner-api/storage';
import type { CommandContext } from '../command.js';
import type { Format, Publication, Row } from '../formats/format.js';
import { abbreviatedList, LIST_LIMIT } from './abbreviated-list.js';
import { Batch, type Entry } from './batch.js';
import { BatchSize } from './batch-size.js';
import { CoverageOfRows, coverageOfImport } from './coverage.js';
import { coverageNotes } from './coverage-notes.js';
import { parseCovers } from './covers-option.js';
import { RowsOfFile } from './duplicates.js';
import { EventIds } from './event-ids.js';
import { type ImportOptions, STANDARD_INPUT } from './import-options.js';
import { ImportQuarantine } from './import-quarantine.js';
import { ImportTally } from './import-tally.js';
import { prepare } from './prepare.js';
import { type Fault, toReject } from './reject.js';
import type { ImportSummary } from './summary.js';

/** Rows between yields to the event loop, so that a server keeps responding while it imports. */
const ROWS_PER_TURN = 10;

export type ImportContext = Omit<CommandContext, 'input'> & {
  readonly input: AsyncIterable<Uint8Array>;
  /** Whether the input is fictional, so that its IDs reveal no place. No command sets this. */
  readonly isFictional?: true;
};

type Origin = {
  readonly row: Row;
  readonly publication: Publication | null;
  /** Warnings of the safeguards. */
  readonly warnings: readonly string[];
};

/** One run of an import: reads rows, batches and writes them, and counts outcomes. */
export class ImportRun {
  readonly #context: Omit<ImportContext, 'input'>;
  readonly #options: ImportOptions;
  readonly #format: Format;
  readonly #startedAt: Date;
  readonly #tally = new ImportTally();
  readonly #coverage = new CoverageOfRows();
  readonly #rowsOfFile: RowsOfFile | null;
  readonly #batch: Batch<Origin>;
  readonly #quarantine: ImportQuarantine;
  readonly #ids: EventIds;
  #bytes = 0;
  /** Number of rows in the latest progress report. */
  #reported = 0;
  #taken = 0;
  #importId: number | null = null;
  /** IDs of records with the members that their line omitted. */
  readonly #dropped: string[] = [];

  constructor(context: Omit<ImportContext, 'input'>, options: ImportOptions, format: Format) {
    this.#context = context;
    this.#options = options;
    this.#format = format;
    this.#startedAt = context.clock();
    this.#rowsOfFile = format.style === 'snapshot' ? new RowsOfFile() : null;
    const { store } = context;
    this.#ids = new EventIds(store, { areFictional: context.isFictional === true });
    this.#quarantine = new ImportQuarantine(context, options, format);
    this.#batch = new Batch({
      write: options.dryRun ? store.dryRun() : store.write,
      clock: context.clock,
      size: new BatchSize(context.batchSize ?? store.batchSize, {
        fixed: context.batchSize !== undefined,
      }),
      style: format.style,
      updateReason: format.updateReason,
      takeOver: new Set(options.takeOver),
      refuseRemovals: !options.allowRemovals,
      settle: (entry, outcome) => this.#settle(entry, outcome),
      afterBatch: () => this.#reportProgress(),
      signal: context.signal,
    });
  }

  readonly countBytes = (count: number): void => {
    this.#bytes += count;
  };

  async take(rows: readonly Row[]): Promise<void> {
    await this.#start();
    await this.#ids.lookUp(rows);
    for (const row of rows) {
      this.#taken += 1;
      if (this.#taken % ROWS_PER_TURN === 0) await nextTurn();
      await this.#takeRow(row);
    }
  }

  async finish(): Promise<void> {
    await this.#start();
    await this.#batch.flush();
    if (this.#tally.read > this.#reported) this.#reportProgress();
    await this.#explainWithheld();
    this.#explainKept();
    this.#quarantine.explain(this.#context.report);
    this.#explainDropped();
    for (const message of this.#ids.notes()) this.#context.report({ type: 'note', message });
    if (this.#importId === null) return;
    await this.#reportUnmarked();
    const coverage = coverageOfImport(
      this.#format.coverageSource,
      this.#derivedCoverage(),
      this.#statedCoverage(),
      this.#coverage,
    );
    const { store, clock } = this.#context;
    const { name } = this.#options;
    const isSameFile = name !== STANDARD_INPUT;
    const finished = await store.imports.finish(this.#importId, {
      counts: this.#tally.counts(),
      coverage,
      isSameFile,
      now: clock(),
    });
    const notes = coverageNotes(name, coverage, finished, await store.coverages.list());
    for (const message of notes) this.#context.report({ type: 'note', message });
  }

  /** After a failure, waits for the running batch so that its rows are counted. */
  async ended(): Promise<void> {
    await this.#batch.ended();
  }

  summary(): ImportSummary {
    const milliseconds = this.#context.clock().getTime() - this.#startedAt.getTime();
    return this.#tally.summary({ seconds: milliseconds / 1_000, dryRun: this.#options.dryRun });
  }

  /** Starts the log entry with the first rows, so that an unreadable file leaves none. */
  async #start(): Promise<void> {
    if (this.#options.dryRun || this.#importId !== null) return;
    const { format, name } = this.#options;
    this.#importId = await this.#context.store.imports.start({ format, name, now: this.#startedAt });
  }

  async #takeRow(row: Row): Promise<void> {
    const { reading } = row;
    if (reading.result === 'fault') return this.#reject(row, reading.fault);
    if (reading.result === 'passed_over') {
      this.#tally.warn(reading.warning);
      return;
    }
    const publication = reading.result === 'publication' ? reading : null;
    const prepared = prepare(reading);
    if ('fault' in prepared) return this.#reject(row, prepared.fault);
    const earlier = publication ? (this.#rowsOfFile?.compare(publication.draft) ?? null) : null;
    if (earlier === 'different') return this.#reject(row, DUPLICATE_ID);
    if (earlier === 'same') {
      this.#tally.settle('unchanged', publication?.warnings ?? []);
      return;
    }
    const { warnings, doubts } = prepared;
    const change = await this.#ids.applied(prepared.change);
    const id = change.action === 'publish' ? change.record.id : change.id;
    if (change.action === 'publish' && doubts.length > 0) {
      if (await this.#quarantine.takes(change, doubts)) {
        this.#tally.settle('quarantined', []);
        return;
      }
      this.#tally.warn('doubtful_text');
    } else {
      await this.#quarantine.supersede(prepared.id);
      await this.#quarantine.supersede(id);
    }
    this.#ids.written(prepared.id, id);
    const context = { row, publication, warnings };
    return this.#batch.add({ id, change: this.#context.store.prepare(change), context });
  }

  #settle({ id, context: { row, publication, warnings } }: Entry<Origin>, outcome: Outcome): void {
    if (outcome.result === 'refused') {
      const field = outcome.reason === 'removes_members' ? null : 'id';
      this.#reject(row, { field, reason: outcome.reason, detail: outcome.detail });
      return;
    }
    this.#tally.settle(outcome.result, [...(publication?.warnings ?? []), ...warnings]);
    if ('note' in outcome) this.#tally.warn(outcome.note);
    if (outcome.withheld) this.#tally.withhold();
    if (outcome.result === 'kept') this.#tally.keep(id);
    if (outcome.result === 'updated') this.#drop(id, outcome.dropped ?? []);
    if (publication) this.#cover(publication);
  }

  #cover({ covers, draft }: Publication): void {
    if (covers) this.#coverage.add(covers);
    const country = draft.kind === 'event' ? (covers?.country ?? draft.content.province?.country) : undefined;
    if (draft.kind === 'event' && country && draft.content.type)
      this.#coverage.addType(country, draft.content.type);
  }

  #reject(row: Row, fault: Fault): void {
    this.#tally.reject(fault.reason);
    this.#context.report({ type: 'reject', ...toReject(fault, row.line, row.text()) });
  }

  #reportProgress(): void {
    this.#reported = this.#tally.read;
    this.#context.report({ type: 'progress', rows: this.#tally.read, bytes: this.#bytes });
  }

  #drop(id: string, members: readonly string[]): void {
    if (members.length === 0) return;
    for (const member of members) this.#tally.warn(`dropped_${member}`);
    this.#dropped.push(`${id} (${members.join(', ')})`);
  }

  #explainKept(): void {
    const { kept, keptIds } = this.#tally;
    if (kept === 0) return;
    const named = abbreviatedList(keptIds, kept);
    const message = `The source has changed records that the desk had changed; the desk's version stays: ${named}. Compare them, then add a new line for each to the desk's own file, or import this file again with --take-over and the id.`;
    this.#context.report({ type: 'note', message });
  }

  #explainDropped(): void {
    if (this.#dropped.length === 0) return;
    const named = abbreviatedList(this.#dropped, this.#dropped.length);
    const message = `These lines omit members of their records: ${named}. A line is the whole record; an omitted member is served as unknown.`;
    this.#context.report({ type: 'note', message });
  }

  /** The note is needed only while no delay is set; otherwise the count in the summary suffices. */
  async #explainWithheld(): Promise<void> {
    const { withheld } = this.#tally;
    if (withheld === 0 || (await this.#context.store.publicationDelay.hours()) !== null) return;
    const message = `${withheld} sensitive records are withheld, because no server has set the publication delay yet: start a server with PUBLICATION_DELAY_HOURS.`;
    this.#context.report({ type: 'note', message });
  }

  /** Checks the whole store, because events and the records about them can be imported in any order. */
  async #reportUnmarked(): Promise<void> {
    const { count, ids } = await this.#context.store.unmarkedRecords(LIST_LIMIT);
    if (count === 0) return;
    const message = `These records reference sensitive events and are not marked as sensitive, so they are served without the references: ${abbreviatedList(ids, count)}. Check that their texts reveal nothing finer than the province, and mark them.`;
    this.#context.report({ type: 'note', message });
  }

  /** Returns no inferred coverage when rows were rejected or held: an incomplete file proves no absence. */
  #derivedCoverage() {
    const missing = this.#tally.rejectedExcept(DUPLICATE_ID.reason) + this.#tally.quarantined;
    if (missing === 0 || this.#coverage.isEmpty) return this.#coverage.spans();
    const message = `${missing} rows were rejected or are held in quarantine, so no coverage was inferred from the file. State it with --covers if the file is complete all the same.`;
    this.#context.report({ type: 'note', message });
    return [];
  }

  #statedCoverage() {
    return this.#options.covers.flatMap((text) => parseCovers(text) ?? []);
  }
}

const DUPLICATE_ID: Fault = {
  field: 'id',
  reason: 'duplicate_id',
  detail: 'an earlier row of this file has the same id and other content',
};
