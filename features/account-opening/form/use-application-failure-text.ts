import { useFailureText } from '@/components/form/use-failure-text'
import { applicationFailures } from '@/lib/domain/failures/application-failures'

/** The sentence about a failed call, on any screen of the wizard. */
export function useApplicationFailureText() {
  return useFailureText(applicationFailures)
}
