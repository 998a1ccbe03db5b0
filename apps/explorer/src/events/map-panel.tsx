import type { Attribution, ConflictEvent } from '@partner-api/client';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { useText } from '../i18n/text';
import { WithTable } from '../shell/with-table';
import { type Cell, cellsOf } from './cells';
import { MeasureChoice } from './filters';
import { KilledSum } from './provinces';
import type { Measure } from './sum';

const CellMap = lazy(() => import('../map/cell-map'));

/** Tested once, because each test creates a WebGL context and browsers allow few. */
let drawsMaps: boolean | null = null;
function canDrawMaps(): boolean {
  drawsMaps ??= document.createElement('canvas').getContext('webgl2') !== null;
  return drawsMaps;
}

interface MapPanelProps {
  readonly events: readonly ConflictEvent[];
  readonly credits: readonly { readonly attribution: Attribution }[];
  readonly measure: Measure;
  readonly chosen: string | undefined;
}

/** A map of the events at the served precision; events without a location are counted beside it. */
export function MapPanel({ events, credits, measure, chosen }: MapPanelProps) {
  const { t } = useText();
  const navigate = useNavigate({ from: '/events' });
  const { cells, elsewhere } = useMemo(() => cellsOf(events, credits), [events, credits]);
  const choose = (cell: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, cell }), replace: true });
  return (
    <WithTable
      title={t('map.title')}
      className="map"
      controls={<MeasureChoice measure={measure} />}
      note={
        <>
          {elsewhere && <strong>{t('map.elsewhere', { count: elsewhere.events })}</strong>} {t('map.cells')}
        </>
      }
      picture={
        canDrawMaps() ? (
          <Suspense fallback={<div className="map-space" />}>
            <CellMap cells={cells} measure={measure} chosen={chosen} choose={choose} />
          </Suspense>
        ) : (
          <p className="map-space empty">{t('map.noWebGl')}</p>
        )
      }
      table={<CellTable cells={cells} chosen={chosen} choose={choose} />}
    />
  );
}

interface CellTableProps {
  readonly cells: readonly Cell[];
  readonly chosen: string | undefined;
  readonly choose: (cell: string | undefined) => void;
}

function CellTable({ cells, chosen, choose }: CellTableProps) {
  const { t, number } = useText();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('map.cell')}</th>
          <th scope="col">{t('filters.province')}</th>
          <th scope="col" className="number">
            {t('measure.events')}
          </th>
          <th scope="col" className="number">
            {t('measure.killed')}
          </th>
        </tr>
      </thead>
      <tbody>
        {cells.map((cell) => (
          <tr key={cell.key}>
            <th scope="row">
              <button
                type="button"
                className="link"
                aria-pressed={cell.key === chosen}
                onClick={() => choose(cell.key === chosen ? undefined : cell.key)}
              >
                {placeOf(cell)}
              </button>
            </th>
            <td dir="auto">{cell.province ?? t('provinces.unknown')}</td>
            <td className="number">{number(cell.sum.events)}</td>
            <td className="number">
              <KilledSum sum={cell.sum} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns a cell by its corners: `35.9–36.0 N, 36.6–36.7 E`. */
function placeOf({ geometry }: Cell): string {
  const ring = geometry.coordinates[0];
  const span = (axis: 0 | 1, positive: string, negative: string) => {
    const values = ring.map((position) => position[axis]);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const [first, second] = [low, high].map(Math.abs).sort((a, b) => a - b);
    return `${first?.toFixed(1)}–${second?.toFixed(1)}° ${high > 0 ? positive : negative}`;
  };
  return `${span(1, 'N', 'S')}, ${span(0, 'E', 'W')}`;
}
