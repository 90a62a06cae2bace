import { useState } from 'react';
import { OnBoth, Part, type OnSurface } from './part.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

export function Controls() {
  return (
    <>
      <Part title="Buttons">
        <OnBoth part={Buttons} />
      </Part>
      <Part title="Fields">
        <OnBoth part={Fields} />
      </Part>
      <Part title="Tabs">
        <OnBoth part={SomeTabs} />
      </Part>
      <Part title="Meters">
        <OnBoth part={Meters} />
      </Part>
    </>
  );
}

function Buttons() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
          <Button variant={variant} disabled>
            disabled
          </Button>
          <Button variant={variant} busy>
            busy
          </Button>
        </div>
      ))}
      <Tooltip text="What it does">
        <Button className="self-start" aria-label="Explained">
          ?
        </Button>
      </Tooltip>
    </>
  );
}

function SomeTabs({ surface }: OnSurface) {
  return (
    <Tabs
      label={`Tabs on ${surface}`}
      tabs={['First', 'Second', 'Third'].map((title) => ({
        id: title,
        title,
        content: <p>{title} sheet.</p>,
      }))}
    />
  );
}

function Meters() {
  return (
    <>
      <Meter label="Strength" value={20} valueText="Weak" tone="bad" />
      <Meter label="Strength" value={50} valueText="Fair" tone="fair" />
      <Meter label="Strength" value={100} valueText="Strong" tone="good" />
    </>
  );
}

function Fields({ surface }: OnSurface) {
  const [text, setText] = useState('');
  const [isOn, setOn] = useState(true);
  const [choice, setChoice] = useState('one');
  const on = ` on ${surface}`;
  return (
    <>
      <TextField label={`Text${on}`} value={text} onChange={setText} hint="A hint." counter={80} />
      <TextField label={`Wrong${on}`} value={text} onChange={setText} error="What is wrong." />
      <TextField label={`Locked${on}`} value="Not to be changed" onChange={setText} readOnly />
      <PasswordField label={`Password${on}`} value={text} onChange={setText} />
      <TextArea label={`Long text${on}`} value={text} onChange={setText} />
      <Select
        label={`Choice${on}`}
        value={choice}
        onChange={setChoice}
        options={[
          { value: 'one', label: 'One' },
          { value: 'two', label: 'Two' },
        ]}
      />
      <Switch label={`Switch${on}`} checked={isOn} onChange={setOn} hint="What it does." />
      <Switch label={`Locked switch${on}`} checked={isOn} onChange={setOn} disabled />
    </>
  );
}
