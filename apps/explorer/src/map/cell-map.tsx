import 'maplibre-gl/dist/maplibre-gl.css';
import type { Feature, FeatureCollection, Polygon } from 'geojson';
import {
  GeoJSONSource,
  type LayerSpecification,
  type MapGeoJSONFeature,
  Map as MapLibre,
  Marker,
  NavigationControl,
  Popup,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Cell } from '../events/cells';
import { amountOf, type Measure } from '../events/sum';
import { useText } from '../i18n/text';
import { colour, onThemeChange } from '../shell/theme';
import { addBasemap, basemapLayers, water } from './basemap';
import { heatBounds, heatOf, STEPS } from './heat';

// A file instead of a blob, because the content security policy allows no other workers.
setWorkerUrl(new URL(workerUrl, location.href).href);

interface CellMapProps {
  readonly cells: readonly Cell[];
  readonly measure: Measure;
  readonly chosen: string | undefined;
  readonly choose: (cell: string | undefined) => void;
}

export default function CellMap({ cells, measure, chosen, choose }: CellMapProps) {
  const { t, number } = useText();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre | null>(null);
  const bounds = useMemo(() => heatBounds(cells.map(({ sum }) => amountOf(sum, measure))), [cells, measure]);
  const shapes = useMemo(() => featuresOf(cells, measure, bounds), [cells, measure, bounds]);

  useEffect(() => {
    if (!box.current) return;
    const made = createMap(box.current);
    made.once('style.load', () => {
      setMap(made);
      // The cells are drawn first; land and borders follow.
      void addBasemap(made, 'cells');
    });
    made.on('idle', () => made.getContainer().setAttribute('data-drawn', ''));
    const forget = onThemeChange(() => {
      for (const { id, paint = {} } of [...basemapLayers(), ...cellLayers()]) {
        if (!made.getLayer(id)) continue;
        for (const [name, value] of Object.entries(paint))
          made.setPaintProperty(id, name as 'fill-color', value);
      }
    });
    return () => {
      forget();
      made.remove();
    };
  }, []);

  useEffect(() => {
    const source = map?.getSource('cells');
    if (source instanceof GeoJSONSource) source.setData(shapes);
  }, [map, shapes]);

  useEffect(() => {
    map?.setFilter('chosen', ['==', ['get', 'key'], chosen ?? '']);
  }, [map, chosen]);

  useFit(map, cells);
  useLabels(map, cells);
  useHover(map, cells, chosen, choose, (cell) =>
    [
      cell.province,
      t('events.count', { count: cell.sum.events }),
      cell.sum.unknown === cell.sum.events
        ? t('killed.unknown')
        : t('killed.range', {
            best: number(cell.sum.best),
            low: number(cell.sum.low),
            high: number(cell.sum.high),
          }),
    ]
      .filter((line) => line !== null)
      .join('\n'),
  );

  return (
    <div className="map-box">
      <div ref={box} className="map-space" dir="ltr" role="application" aria-label={t('map.label')} />
      <ol className="heat-legend" aria-label={t(`measure.${measure}`)}>
        {bounds.map((bound, index) => (
          <li key={bound} data-heat={index + 1}>
            {number(bound)}
            {bounds[index + 1] === undefined && '+'}
          </li>
        ))}
      </ol>
      <p className="map-source">{t('map.source')}</p>
    </div>
  );
}

function createMap(container: HTMLElement): MapLibre {
  const map = new MapLibre({
    container,
    style: {
      version: 8,
      sources: { cells: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } } },
      layers: [water(), ...cellLayers()],
    },
    center: [15, 20],
    zoom: 1,
    maxZoom: 9,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }));
  map.addControl(new ScaleControl());
  return map;
}

function featuresOf(cells: readonly Cell[], measure: Measure, bounds: readonly number[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: cells.map(
      ({ key, geometry, sum }): Feature<Polygon> => ({
        type: 'Feature',
        geometry,
        properties: { key, heat: heatOf(amountOf(sum, measure), bounds) },
      }),
    ),
  };
}

function cellLayers(): LayerSpecification[] {
  const heats = Array.from({ length: STEPS }, (_, index) => [
    index + 1,
    colour(`--heat-${index + 1}`),
  ]).flat();
  return [
    {
      id: 'cells',
      type: 'fill',
      source: 'cells',
      paint: {
        'fill-color': ['match', ['get', 'heat'], ...heats, colour('--line')] as never,
        'fill-opacity': 0.88,
        'fill-outline-color': colour('--paper'),
      },
    },
    {
      id: 'chosen',
      type: 'line',
      source: 'cells',
      filter: ['==', ['get', 'key'], ''] as never,
      paint: { 'line-color': colour('--ink'), 'line-width': 3 },
    },
  ];
}

/** Fits the view to all cells once, and then leaves it to the reader. */
function useFit(map: MapLibre | null, cells: readonly Cell[]): void {
  const fitted = useRef('');
  useEffect(() => {
    if (!map || cells.length === 0) return;
    const positions = cells.flatMap(({ geometry }) => geometry.coordinates[0]);
    const [west, east] = extent(positions.map(([longitude]) => longitude));
    const [south, north] = extent(positions.map(([, latitude]) => latitude));
    const area = [west, south, east, north].join();
    if (fitted.current === area) return;
    fitted.current = area;
    map.fitBounds([west, south, east, north], { padding: 40, maxZoom: 7, animate: false });
  }, [map, cells]);
}

/** Labels each province in the middle of its cells. */
function useLabels(map: MapLibre | null, cells: readonly Cell[]): void {
  useEffect(() => {
    if (!map) return;
    const corners = new Map<string, [longitude: number, latitude: number][]>();
    for (const { province, geometry } of cells) {
      const corner = geometry.coordinates[0][2];
      if (province && corner) corners.set(province, [...(corners.get(province) ?? []), corner]);
    }
    const markers = [...corners].map(([name, positions]) => {
      const element = document.createElement('span');
      element.className = 'map-label';
      element.dir = 'auto';
      element.textContent = name;
      const mean = (axis: 0 | 1) =>
        positions.reduce((sum, position) => sum + position[axis], 0) / positions.length;
      return new Marker({ element, anchor: 'bottom', offset: [0, -8] })
        .setLngLat([mean(0), mean(1)])
        .addTo(map);
    });
    return () => {
      for (const marker of markers) marker.remove();
    };
  }, [map, cells]);
}

const extent = (values: readonly number[]): [number, number] =>
  values.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );

function useHover(
  map: MapLibre | null,
  cells: readonly Cell[],
  chosen: string | undefined,
  choose: (cell: string | undefined) => void,
  describe: (cell: Cell) => string,
): void {
  const latest = useRef({ cells, chosen, choose, describe });
  latest.current = { cells, chosen, choose, describe };
  useEffect(() => {
    if (!map) return;
    const popup = new Popup({ closeButton: false, closeOnClick: false, className: 'cell-popup' });
    const cellAt = (features: MapGeoJSONFeature[] | undefined) =>
      latest.current.cells.find(({ key }) => key === features?.[0]?.properties.key);
    const subscriptions = [
      map.on('mousemove', 'cells', ({ lngLat, features }) => {
        const cell = cellAt(features);
        if (cell) popup.setLngLat(lngLat).setText(latest.current.describe(cell)).addTo(map);
        map.getCanvas().style.cursor = cell ? 'pointer' : '';
      }),
      map.on('mouseleave', 'cells', () => {
        popup.remove();
        map.getCanvas().style.cursor = '';
      }),
      map.on('click', 'cells', ({ features }) => {
        const cell = cellAt(features);
        latest.current.choose(cell?.key === latest.current.chosen ? undefined : cell?.key);
      }),
    ];
    return () => {
      popup.remove();
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [map]);
}
