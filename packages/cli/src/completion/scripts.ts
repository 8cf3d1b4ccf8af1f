// Each script asks `kontor __complete =WORD BEFORE...` what may stand in place of WORD. The answer begins with a line
// that says what follows: `:words`, `:list` (more may be appended after a comma) or `:file` (the shell knows files).

export const bash = `# kontor completion for bash: source <(kontor completion bash)
_kontor() {
  local word="\${COMP_WORDS[COMP_CWORD]}" kind IFS=$'\\n'
  local lines=($("\${COMP_WORDS[0]}" __complete "=$word" "\${COMP_WORDS[@]:1:COMP_CWORD-1}" 2>/dev/null | cut -f 1))
  kind="\${lines[0]}"
  COMPREPLY=("\${lines[@]:1}")
  case "$kind" in
    :file) compopt -o default ;;
    :list) compopt -o nospace ;;
  esac
}
complete -F _kontor kontor
`;

export const zsh = `#compdef kontor
# kontor completion for zsh: source <(kontor completion zsh)
_kontor() {
  local kind line
  local -a lines described
  lines=("\${(@f)$("$words[1]" __complete "=$words[CURRENT]" "\${(@)words[2,CURRENT-1]}" 2>/dev/null)}")
  kind="$lines[1]"
  if [[ "$kind" == ":file" ]]; then
    _files
    return
  fi
  for line in "\${(@)lines[2,-1]}"; do
    if [[ "$line" == *$'\\t'* ]]; then
      described+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
    else
      described+=("\${line//:/\\\\:}")
    fi
  done
  if [[ "$kind" == ":list" ]]; then
    _describe kontor described -S ''
  else
    _describe kontor described
  fi
}
compdef _kontor kontor
`;

export const fish = `# kontor completion for fish: kontor completion fish | source
function __kontor_complete
  set -l before (commandline -opc)
  set -l word (commandline -ct)
  set -l lines ($before[1] __complete "=$word" $before[2..-1] 2>/dev/null)
  if test "$lines[1]" = ":file"
    __fish_complete_path "$word"
  else
    printf '%s\\n' $lines[2..-1]
  end
end
complete -c kontor -f -a '(__kontor_complete)'
`;

export const powershell = `# kontor completion for PowerShell: kontor completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName kontor -ScriptBlock {
  param($word, $ast, $cursor)
  $before = @($ast.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursor -or ($word -eq '' -and $_.Extent.EndOffset -le $cursor) } | ForEach-Object { $_.ToString() })
  $rest = @($before | Select-Object -Skip 1)
  $lines = @(& $before[0] __complete "=$word" @rest 2>$null)
  if ($lines.Count -lt 2 -or $lines[0] -eq ':file') { return }
  $lines[1..($lines.Count - 1)] | ForEach-Object {
    $name, $text = $_ -split "\`t", 2
    if (-not $text) { $text = $name }
    [System.Management.Automation.CompletionResult]::new($name, $name, 'ParameterValue', $text)
  }
}
`;
