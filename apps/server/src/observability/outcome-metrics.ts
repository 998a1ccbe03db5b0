import { contract, PROHIBITED_USES, RESEARCH_STATUSES, VERDICTS } from '@partner-api/contract';
import { flagRules } from '@partner-api/safeguards';
import type { Response } from 'express';
import { Counter, Gauge, type Registry } from 'prom-client';
import { stateOf } from '../http/request-state.js';

const { research, factCheck } = contract;

/** The probe that load balancers use. */
const READINESS = '/readyz';

/** Counts outcomes of requests, with labels from fixed sets. */
export function countOutcomes(registry: Registry): (route: string, response: Response) => void {
  const registers = [registry];
  const problems = new Counter({
    name: 'partner_api_problems_total',
    help: 'Requests answered with a problem, by its code and by route template.',
    labelNames: ['route', 'problem'],
    registers,
  });
  const refusals = new Counter({
    name: 'partner_api_screening_refusals_total',
    help: 'Texts refused under the terms, by route template and clause; refusals that are sent again count again.',
    labelNames: ['route', 'clause'],
    registers,
  });
  const flags = new Counter({
    name: 'partner_api_screening_flags_total',
    help: 'Texts answered and recorded as flagged, by route template and by each rule that applied.',
    labelNames: ['route', 'rule'],
    registers,
  });
  const results = new Counter({
    name: 'partner_api_results_total',
    help: 'Answers of research by status and fact-checks by verdict, by route template; answers that are sent again count again.',
    labelNames: ['route', 'result'],
    registers,
  });
  const probes = new Gauge({
    name: 'partner_api_probe_success',
    help: '1 when the probe was answered with 200 the last time that it was asked for, 0 when not.',
    labelNames: ['probe'],
    registers,
  });
  // Initialise the series at 0: an alert rule cannot see the increase of a series that starts at 1.
  for (const route of [research.path, factCheck.path])
    for (const clause of PROHIBITED_USES) refusals.inc({ route, clause }, 0);
  for (const route of [research.path, factCheck.path])
    for (const rule of flagRules) flags.inc({ route, rule }, 0);
  for (const result of RESEARCH_STATUSES) results.inc({ route: research.path, result }, 0);
  for (const result of VERDICTS) results.inc({ route: factCheck.path, result }, 0);

  return (route, response) => {
    const { problem, clause, flags: flaggedBy, result } = stateOf(response);
    if (problem !== null) problems.inc({ route, problem });
    if (clause !== null) refusals.inc({ route, clause });
    for (const rule of flaggedBy) flags.inc({ route, rule });
    if (result !== null) results.inc({ route, result });
    if (route === READINESS) probes.set({ probe: route }, response.statusCode === 200 ? 1 : 0);
  };
}
