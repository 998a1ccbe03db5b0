export {
  type CallReport,
  createEndpointModel,
  type EndpointModel,
  type ModelOptions,
} from './endpoint-model.js';
export type { ModelFigures } from './figures.js';
export type { BudgetLimits, ModelSettings } from './model-settings.js';
