import { type HrTime, ValueType } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type CollectionResult,
  DataPointType,
  InstrumentType,
  type MetricData,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';

type Figure = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];
type Value = Figure['values'][number] & { readonly metricName?: string };

const STARTED = millisToHrTime(Date.now());

/** Converts the metrics of a Prometheus registry to OpenTelemetry, so that both report the same values. */
export async function metricsOf(registry: Registry, resource: Resource): Promise<CollectionResult> {
  const figures = await registry.getMetricsAsJSON();
  const now = millisToHrTime(Date.now());
  const metrics = figures.flatMap((figure) => metricDataOf(figure, now) ?? []);
  const scopeMetrics = [{ scope: { name: 'partner-api' }, metrics }];
  return { resourceMetrics: { resource, scopeMetrics }, errors: [] };
}

/** Returns null for a summary, which OpenTelemetry does not have. */
function metricDataOf({ name, help, type, values }: Figure, now: HrTime): MetricData | null {
  const descriptor = { name, description: help, unit: '', valueType: ValueType.DOUBLE };
  const common = { aggregationTemporality: AggregationTemporality.CUMULATIVE };
  const pointOf = ({ labels, value }: Value) => ({
    ...{ attributes: labels as Record<string, string>, startTime: STARTED, endTime: now },
    value,
  });
  // The types of prom-client declare a number here, but the value is a string.
  switch (String(type)) {
    case 'counter':
      return {
        ...{ ...common, descriptor: { ...descriptor, type: InstrumentType.COUNTER } },
        ...{ dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: values.map(pointOf) },
      };
    case 'gauge':
      return {
        ...{ ...common, descriptor: { ...descriptor, type: InstrumentType.GAUGE } },
        ...{ dataPointType: DataPointType.GAUGE, dataPoints: values.map(pointOf) },
      };
    case 'histogram':
      return {
        ...{ ...common, descriptor: { ...descriptor, type: InstrumentType.HISTOGRAM } },
        ...{ dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(name, values, now) },
      };
    default:
      return null;
  }
}

/** Prometheus buckets are cumulative; OpenTelemetry buckets are not. */
function histogramsOf(name: string, values: readonly Value[], now: HrTime) {
  const series = new Map<
    string,
    { labels: Record<string, string>; upTo: [number, number][]; sum: number; count: number }
  >();
  for (const { metricName, labels, value } of values) {
    const { le, ...others } = labels as Record<string, string | number>;
    const id = JSON.stringify(others);
    const found = series.get(id) ?? { labels: others as Record<string, string>, upTo: [], sum: 0, count: 0 };
    series.set(id, found);
    if (metricName === `${name}_sum`) found.sum = value;
    else if (metricName === `${name}_count`) found.count = value;
    else if (le !== '+Inf') found.upTo.push([Number(le), value]);
  }
  return [...series.values()].map(({ labels, upTo, sum, count }) => {
    const cumulative = [...upTo.map(([, value]) => value), count];
    const counts = cumulative.map((value, index) => value - (cumulative[index - 1] ?? 0));
    const buckets = { boundaries: upTo.map(([bound]) => bound), counts };
    return { attributes: labels, startTime: STARTED, endTime: now, value: { buckets, sum, count } };
  });
}
