import type { ModelFigures } from '@partner-api/model';
import { Counter, Gauge, type Registry } from 'prom-client';

const BREAKER_STATES = ['closed', 'half-open', 'open'] as const;

/** Registers metrics of the language model, collected on each scrape. */
export function measureModel(registry: Registry, figures: () => ModelFigures): void {
  const registers = [registry];
  new Counter({
    name: 'partner_api_model_calls_total',
    help: 'Calls of the language model by what for (use), and answered or why not (outcome).',
    labelNames: ['use', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const { use, outcome, count } of figures().calls) this.inc({ use, outcome }, count);
    },
  });
  new Counter({
    name: 'partner_api_model_tokens_total',
    help: 'Tokens that calls took, as the endpoint counts them or else as estimated.',
    labelNames: ['use'],
    registers,
    collect() {
      this.reset();
      for (const [use, tokens] of Object.entries(figures().tokens)) this.inc({ use }, tokens);
    },
  });
  new Counter({
    name: 'partner_api_model_seconds_total',
    help: 'Time that calls took, whatever came of them.',
    labelNames: ['use'],
    registers,
    collect() {
      this.reset();
      for (const [use, seconds] of Object.entries(figures().seconds)) this.inc({ use }, seconds);
    },
  });
  new Counter({
    name: 'partner_api_model_statements_total',
    help: 'Statements of the language model that stood up to their quotations (kept), and that did not (dropped).',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(figures().statements)) this.inc({ outcome }, count);
    },
  });
  new Gauge({
    name: 'partner_api_model_breaker_state',
    help: '1 for the state that the circuit breaker is in.',
    labelNames: ['state'],
    registers,
    collect() {
      const { breaker } = figures();
      for (const state of BREAKER_STATES) this.set({ state }, state === breaker ? 1 : 0);
    },
  });
}
