import type { MirrorChange, MirrorOptions, MirrorSource } from './mirror/mirror.js';

export type MirrorMethod<Row> = (
  options?: MirrorOptions,
) => AsyncGenerator<MirrorChange<Row>, void, undefined>;

/** Loads the mirror lazily, because most programs keep no copy. */
export const mirrorMethod = <Row extends { id: string; status: string }>(
  list: MirrorSource<Row>['list'],
): MirrorMethod<Row> =>
  async function* (options) {
    const { mirror } = await import('./mirror/mirror.js');
    yield* mirror({ list }, options);
  };
