import { useIsHandheld } from '../../capture/camera/use-is-handheld'
import { cardThresholds, type Thresholds } from '../../capture/quality/thresholds'

export function useCardLimits(): Thresholds {
  return useIsHandheld() ? cardThresholds.phone : cardThresholds.webcam
}
