import { Checkbox } from '@/components/ui/checkbox'
import { TextInput } from '@/components/ui/input'
import { RadioCards } from '@/components/ui/radio-cards'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { SummaryList } from '@/components/ui/summary-list'
import { Switch } from '@/components/ui/switch'
import { Textarea } from '@/components/ui/textarea'
import type { Locale } from '@/lib/i18n/locales'

import type { DesignCopy } from './design-copy'
import { FieldsIsland } from './fields-island'
import { stackedName } from './sample-data'
import { Specimen, SpecimenGroup } from './specimen'

export function FieldsSection({ copy, locale }: { copy: DesignCopy; locale: Locale }) {
  const { fields } = copy
  const answers = [
    { value: 'a', label: fields.yes, hint: fields.yesHint },
    { value: 'b', label: fields.no },
  ]
  return (
    <SpecimenGroup id="fields" title={copy.groups.fields}>
      <Specimen name="TextInput, Textarea">
        <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-6">
          <TextInput id="f-name" label={fields.name} hint={fields.nameHint} autoComplete="off" />
          <TextInput
            id="f-mail"
            label={fields.email}
            error={fields.emailError}
            defaultValue="ten@"
            autoComplete="off"
          />
          <TextInput id="f-tax" label={fields.tax} optional={fields.optional} disabled defaultValue="0312345678" />
          <TextInput id="f-card" label={fields.fromCard} readOnly defaultValue={stackedName} />
          <Textarea id="f-message" label={fields.message} defaultValue={fields.longText} rows={3} />
        </div>
      </Specimen>
      <Specimen name="Select, Checkbox, Switch, RadioGroup">
        <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-6">
          <Select id="f-job" label={fields.job} placeholder={fields.choose} options={answers} />
          <Select
            id="f-job-2"
            label={fields.job}
            error={fields.chooseError}
            placeholder={fields.choose}
            options={answers}
          />
          <RadioGroup id="f-radio" name="f-radio" legend={fields.question} options={answers} defaultValue="a" />
          <RadioGroup
            id="f-radio-2"
            name="f-radio-2"
            legend={fields.question}
            options={answers}
            error={fields.chooseError}
            inline
          />
          <div>
            <Checkbox id="f-check" label={fields.agree} defaultChecked />
            <Checkbox id="f-check-2" label={fields.agreeLong} error={fields.agreeError} />
            <Checkbox id="f-check-3" label={fields.agree} disabled />
          </div>
          <div className="border-y border-hairline">
            <Switch id="f-switch" label={fields.sms} hint={fields.smsHint} defaultChecked />
            <Switch id="f-switch-2" label={fields.margin} />
          </div>
        </div>
      </Specimen>
      <Specimen name="RadioCards">
        <RadioCards
          id="f-cards"
          name="f-cards"
          legend={fields.level}
          defaultValue="1"
          options={[
            {
              value: '1',
              title: fields.levelOne,
              description: fields.levelOneText,
              meta: <span className="num text-small">1</span>,
            },
            {
              value: '4',
              title: fields.levelFour,
              description: fields.levelFourText,
              meta: <span className="num text-small">4</span>,
            },
            { value: '0', title: fields.levelNone, disabled: true },
          ]}
        />
      </Specimen>
      <Specimen name="SummaryList">
        <SummaryList
          rows={[
            {
              key: 'a',
              term: fields.name,
              value: <span lang="vi">{stackedName}</span>,
              change: <Change copy={copy} what={fields.name} />,
            },
            {
              key: 'b',
              term: fields.phone,
              value: <span className="num">090 000 0001</span>,
              change: <Change copy={copy} what={fields.phone} />,
            },
            {
              key: 'c',
              term: fields.address,
              value: fields.longText,
              change: <Change copy={copy} what={fields.address} />,
            },
          ]}
        />
      </Specimen>
      <FieldsIsland copy={copy} locale={locale} />
    </SpecimenGroup>
  )
}

function Change({ copy, what }: { copy: DesignCopy; what: string }) {
  return (
    <a href="#fields" className="text-link text-small">
      {copy.fields.change}
      <span className="sr-only"> {what}</span>
    </a>
  )
}
