{{- define "partner-api.name" -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 63 | trimSuffix "-" -}}
{{- end -}}

{{- define "partner-api.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "partner-api.labels" -}}
{{ include "partner-api.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end -}}

{{- define "partner-api.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}

{{- define "partner-api.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
# Else each mount would let the group read the search index, which servers do not use then.
fsGroupChangePolicy: OnRootMismatch
seccompProfile: { type: RuntimeDefault }
{{- end -}}

{{- define "partner-api.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end -}}

{{- define "partner-api.environment" -}}
- name: DATABASE_URL
  valueFrom:
    secretKeyRef: { name: {{ .Values.secrets.databaseUrl.name }}, key: {{ .Values.secrets.databaseUrl.key }} }
{{- $optional := dict "DATABASE_READ_URLS" .Values.secrets.databaseReadUrls "REDIS_URL" .Values.secrets.redisUrl "MODEL_API_KEY" .Values.secrets.modelApiKey }}
{{- range $variable, $secret := $optional }}
{{- if $secret.name }}
- name: {{ $variable }}
  valueFrom:
    secretKeyRef: { name: {{ $secret.name }}, key: {{ $secret.key }} }
{{- end }}
{{- end }}
- name: HOST
  value: "0.0.0.0"
- name: METRICS_HOST
  value: "0.0.0.0"
- name: DRAIN_SECONDS
  value: {{ .Values.drainSeconds | quote }}
- name: SHUTDOWN_SECONDS
  value: {{ .Values.shutdownSeconds | quote }}
{{- range $name, $value := .Values.config }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end -}}
