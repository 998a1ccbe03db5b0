import type { FeatureCollection } from 'geojson';
import type { LayerSpecification, Map as MapLibre } from 'maplibre-gl';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import worldUrl from 'world-atlas/countries-50m.json?url';
import { colour } from '../shell/theme';

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** ISO code of Western Sahara, whose status is disputed. */
const OPEN_STATUS = new Set(['732']);

/**
 * Whether an area's status is disputed, so that its border is dashed. Natural Earth gives most such areas no ISO code.
 */
const isDisputed = ({ id }: { id?: string | number | undefined }) =>
  id === undefined || OPEN_STATUS.has(String(id));

let world: Promise<World> | null = null;

/** Adds land and borders below a layer, from a local file and not from a tile server. */
export async function addBasemap(map: MapLibre, under: string): Promise<void> {
  world ??= fetch(worldUrl).then((response): Promise<World> => response.json());
  const topology = await world;
  // The reader may have left the map meanwhile.
  if (!map.getLayer(under)) return;
  const { countries } = topology.objects;
  const borders = (disputed: boolean) =>
    mesh(topology, countries, (a, b) => a !== b && (isDisputed(a) || isDisputed(b)) === disputed);
  map.addSource('land', { type: 'geojson', data: withoutSeam(feature(topology, countries)) });
  map.addSource('borders', { type: 'geojson', data: borders(false) });
  map.addSource('disputed', { type: 'geojson', data: borders(true) });
  for (const layer of basemapLayers().slice(1)) map.addLayer(layer, under);
}

const ANTARCTICA = '010';

/**
 * Moves shapes that cross 180° to the east of it, so that they are not drawn around the world. Antarctica does span it.
 */
function withoutSeam(lands: FeatureCollection): FeatureCollection {
  for (const { geometry, id } of lands.features) {
    if (geometry.type !== 'MultiPolygon' || id === ANTARCTICA) continue;
    for (const ring of geometry.coordinates.flat()) {
      const longitudes = ring.map(([longitude = 0]) => longitude);
      if (Math.max(...longitudes) - Math.min(...longitudes) < 350) continue;
      for (const position of ring) if ((position[0] ?? 0) < 0) position[0] = (position[0] ?? 0) + 360;
    }
  }
  return lands;
}

export const water = (): LayerSpecification => ({
  id: 'water',
  type: 'background',
  paint: { 'background-color': colour('--water') },
});

/** Returns the layers in the current theme's colours. */
export function basemapLayers(): LayerSpecification[] {
  const line = { 'line-color': colour('--border'), 'line-width': 1 };
  return [
    water(),
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colour('--land') } },
    { id: 'borders', type: 'line', source: 'borders', paint: line },
    {
      id: 'disputed',
      type: 'line',
      source: 'disputed',
      paint: { ...line, 'line-dasharray': [3, 3] },
    },
  ];
}
