'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { z } from '@/lib/platform/zod/zod'

import { groupedMobile } from '@/lib/platform/text/grouped-mobile'
import { requiredConsent } from '@/lib/domain/validation/field-schema'

import { CheckboxField } from '@/components/form/fields'
import { Alert } from '@/components/ui/alert'
import { StepForm } from '../../form/step-form'
import { useCheckedForm } from '@/components/form/use-checked-form'
import { OtpForm } from '../otp/otp-form'
import type { ScreenPropsOn } from '../screen-props'
import { ContractDocument } from './contract-document'
import { ContractFacts } from './contract-facts'

const readSchema = z.object({ read: requiredConsent() })
type ReadForm = z.input<typeof readSchema>

/** Read first, then sign with a code: no code is sent before the applicant says that the contract has been read. */
export function ContractScreen(props: ScreenPropsOn<'contract'>) {
  const [isSigning, setIsSigning] = useState(false)
  return isSigning ? (
    <Signing {...props} onReadAgain={() => setIsSigning(false)} />
  ) : (
    <Reading {...props} onRead={() => setIsSigning(true)} />
  )
}

function Reading({ data, state, locale, onRead }: ScreenPropsOn<'contract'> & { readonly onRead: () => void }) {
  const t = useTranslations('application.contract')
  const { accountNumber, contact, contract } = state.proofs
  const [isShown, setIsShown] = useState(false)
  const [isMissed, setIsMissed] = useState(false)
  const form = useCheckedForm<ReadForm, ReadForm>({
    schema: readSchema,
    defaults: { read: false },
    onTyped: () => undefined,
  })
  return (
    <StepForm
      form={form}
      title={t('title')}
      lead={t('lead')}
      labelOf={() => t('read')}
      submitLabel={t('startSigning')}
      isReadFirst
      after={
        <p className="-mt-2 text-center num text-small text-ink-2">
          {t('startHint', { mobile: groupedMobile(contact.mobile) })}
        </p>
      }
      onValid={() => {
        setIsMissed(!isShown)
        if (isShown) onRead()
        return null
      }}
    >
      <ContractFacts data={data} accountNumber={contract.accountNumber} choice={accountNumber} locale={locale} />
      <ContractDocument
        url={contract.contractUrl}
        locale={locale}
        onShown={() => {
          setIsShown(true)
          setIsMissed(false)
        }}
      />
      {isMissed && (
        <Alert tone="danger" role="alert">
          <p>{t('notShown')}</p>
        </Alert>
      )}
      <CheckboxField name="read" className="text-small [&_label]:pt-0.5" />
    </StepForm>
  )
}

function Signing({ state, send, api, onReadAgain }: ScreenPropsOn<'contract'> & { readonly onReadAgain: () => void }) {
  const t = useTranslations('application.otp')
  const tc = useTranslations('application.contract')
  const { contact } = state.proofs
  const [channel, setChannel] = useState<'sms' | 'email'>('sms')
  const other = channel === 'sms' ? 'email' : 'sms'
  return (
    <OtpForm
      key={channel}
      channel={channel}
      purpose="sign"
      recipient={channel === 'sms' ? contact.mobile : contact.email}
      title={t('signTitle')}
      submitLabel={t('sign')}
      isTitleFocused
      request={() => api.sendSigningOtp(channel)}
      verify={async (otp) => {
        const answer = await api.signContract(otp)
        if (!answer.ok) return answer.error
        send({ type: 'contract-signed', proof: answer.value })
        return null
      }}
    >
      <div className="-mt-3 grid justify-items-start">
        <button type="button" className="act" onClick={() => setChannel(other)}>
          {other === 'email'
            ? tc('byEmail', { email: contact.email })
            : tc('bySms', { mobile: groupedMobile(contact.mobile) })}
        </button>
        <button type="button" className="act" onClick={onReadAgain}>
          {tc('readAgain')}
        </button>
      </div>
    </OtpForm>
  )
}
