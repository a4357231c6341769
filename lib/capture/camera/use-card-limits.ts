import { cardThresholds, type Thresholds } from '../quality/thresholds'
import { useIsHandheld } from './use-is-handheld'

/** Limits for the picture of a card, by the camera that takes it. */
export function useCardLimits(): Thresholds {
  return useIsHandheld() ? cardThresholds.phone : cardThresholds.webcam
}
