import { useIsHandheld } from '@/lib/capture/camera/use-is-handheld'
import { cardThresholds, type Thresholds } from '@/lib/capture/quality/thresholds'

export function useCardLimits(): Thresholds {
  return useIsHandheld() ? cardThresholds.phone : cardThresholds.webcam
}
