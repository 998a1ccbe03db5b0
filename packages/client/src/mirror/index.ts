export {
  type MirrorChange,
  type MirrorOptions,
  type MirrorSource,
  type MirrorState,
  type MirrorWalk,
  mirror,
} from './mirror.js';
